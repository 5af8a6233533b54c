import { tablesRead, tablesWritten } from './named-tables.ts'

/**
 * By what each table would be spread over several databases (docs/scale.md): the rows of a ship-to,
 * a bill-to or a user on one machine; small tables that everybody reads, copied to each; queues and
 * what the office keeps, on the first machine alone.
 */
export const distributionKeys = {
  shipTo: {
    columns: ['ship_to', 'shipTo'],
    tables: [
      ...words(`active_carts auto_distribution_results auto_distribution_ship_tos cart_changes cart_date_notices cart_lines carts
        count_operations count_reminders counted_stock credit_request_comments credit_request_events credit_request_lines
        credit_requests custom_items customer_categories customer_codes customer_distributors customer_inventories
        customer_invoice_lines customer_invoices customer_items customer_locations cut_off_reminders default_guides
        edi_billed guide_items guides ingredient_links inventory_lines inventory_results item_purchases learned_words
        menu_recipes menus order_imports order_import_sheets order_line_reports order_lines order_shorts
        order_status_changes order_versions orders ordering_changes receipt_credits receipt_finishes receipt_operations
        receipt_photos receipts recipe_editors recipe_ingredients recipe_pictures recipes route_days sales_category_seasons sales_changes
        sales_days sales_recent_categories sales_habit_changes sales_habits sales_item_blocks sales_item_days sales_blocks spend_budgets
        staging_guide_lines staging_guides standard_guide_leavers standing_order_lines standing_order_runs
        standing_orders substitution_defaults substitution_preferences suggested_items`),
    ],
  },
  billTo: {
    columns: ['bill_to', 'billTo'],
    tables: [
      ...words(`ach_entries ach_reports autopay_events autopay_notices autopay_runs autopay_schedules bank_accounts card_entries
        card_reports credit_cards invoice_entries invoice_lines invoice_plans invoices one_time_cards
        payment_allocations payment_events payment_link_invoices payment_link_tries payment_links
        payment_method_bill_tos payment_methods payment_plan_instalments payment_plan_invoices payment_plans payments`),
    ],
  },
  user: {
    columns: ['user_id', 'userId', 'real_user_id', 'holder_id', 'owner_id', 'email'],
    tables: [
      ...words(`api_keys chosen_views code_sends credit_photos idempotency_keys known_devices list_views
        notification_digests notification_preferences notification_sends notification_settings notifications
        password_resets pending_authenticators push_messages push_subscriptions recovery_codes second_factor_codes
        second_factor_terms second_factors sessions uploads user_passwords webhook_addresses webhook_attempts
        webhook_events webhook_messages`),
    ],
  },
  everywhere: {
    columns: [],
    tables: [
      ...words(`announcements bill_tos brands catalogue_changes catalogue_versions categories category_images credit_codes
        customer_contacts divisions dsr_promotion_audience dsr_promotion_items dsr_promotions favourite_bill_tos gpos
        holidays item_alternates item_barcodes item_cost_history item_costs item_prices item_stock item_units item_warehouse_stock items kitchen_words price_change_authors
        price_change_lines price_changes promotion_offers push_keys sales_item_categories sales_team_members sealing_keys
        second_factor_policy ship_tos standard_guide_rules user_bill_tos user_features user_outside_features
        user_ship_tos users`),
    ],
  },
  first: {
    columns: [],
    tables: [
      ...words(`ach_counter ach_files ach_received_files audit_entries auto_distribution_runs auto_distributions
        demo_provider_records demo_seeds dsr_promotion_notices edi_documents edi_orders edi_partners edi_ship_tos
        erp_received_messages import_runs incentive_records incentive_weeks job_workers mails outbox_messages
        passed_challenges punchout_document_events punchout_document_settings punchout_documents punchout_messages
        punchout_order_documents punchout_order_parts punchout_orders punchout_sessions punchout_settings
        punchout_ship_tos rate_counters bill_to_requests sales_category_days sales_item_seasons sales_team_item_blocks single_sign_on_flows text_messages
        usage_counts used_challenges`),
    ],
  },
} as const

/** Where a table would lie. */
export type DistributionKey = keyof typeof distributionKeys

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

const keyOf = new Map(
  Object.entries(distributionKeys).flatMap(([key, { tables }]) =>
    tables.map((table) => [table, key as DistributionKey] as const),
  ),
)

/** Why a statement would have to ask several machines; undefined when one has all it needs. */
export function crossingOf(text: string): string | undefined {
  const written = new Set(tablesWritten(text).map(({ table }) => table))
  const tables = [...tablesRead(text), ...tablesWritten(text)].flatMap(({ table }) => table ?? [])
  const keys = new Set(
    tables.flatMap((table) => {
      const key = keyOf.get(table)
      // What is copied to every machine is read where the others are.
      return key === undefined || (key === 'everywhere' && !written.has(table)) ? [] : [key]
    }),
  )
  if (keys.size > 1) return [...keys].toSorted().join(' and ')
  const [key] = keys
  if (key === undefined || key === 'everywhere' || key === 'first') return undefined
  return saysKey(text, distributionKeys[key].columns) ? undefined : `${key} without its value`
}

/** A comparison of the key's column, a list of it, or the column among those of an insert. */
const saysKey = (text: string, columns: readonly string[]): boolean =>
  columns.some((column) =>
    new RegExp(
      `\\b"?${column}"?\\s*(?:=|in\\b|,[^()]*\\)\\s*(?:values|select|in\\b|=))|insert into \\w+\\s*\\([^)]*\\b${column}\\b|:${column}\\b`,
      'i',
    ).test(text),
  )

/** Every table that has a place, once. */
export const placedTables: readonly string[] = Object.values(distributionKeys).flatMap(({ tables }) => tables)
