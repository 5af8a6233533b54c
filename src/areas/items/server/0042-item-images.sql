-- Pictures in the order they are shown (ITEM-4); areas/items/item.ts, ItemImage: [{url, thumbnailUrl?, fileName?, caption?}].
alter table items add column images jsonb not null default '[]';
