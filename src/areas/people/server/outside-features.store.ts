import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

// With its entry in the trail in one statement; an unchanged list leaves none.
const replace = sql(
  'people.replace-okta-features',
  `with withdrawn as (
     delete from user_outside_features
     where user_id = :userId and source = 'okta' and feature <> all(:features::text[]) returning feature
   ), granted as (
     insert into user_outside_features (user_id, source, feature) select :userId, 'okta', unnest(:features::text[])
     on conflict do nothing returning feature
   ), change as (
     select array(select feature from granted order by feature) as granted,
       array(select feature from withdrawn order by feature) as withdrawn
   )
   insert into audit_entries (real_user_id, user_id, action, entity, details, address)
   select :userId, :userId, 'user.take-okta-features', 'user:' || :userId,
     jsonb_build_object('granted', granted, 'withdrawn', withdrawn), :address
   from change where granted || withdrawn <> '{}'`,
)

/**
 * ACCESS-3: what the identity provider said at this sign-in replaces what it, or an import, said
 * before.
 */
export async function replaceOktaFeatures(
  db: Queries,
  { userId, features, address }: { userId: string; features: readonly string[]; address: string },
): Promise<void> {
  await db.run(replace({ userId, features, address }))
}
