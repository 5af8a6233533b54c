export function keepFormer(paths: { readonly fresh: string; readonly current: string; readonly list: string }): void
