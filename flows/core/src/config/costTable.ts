/**
 * The table of what a loan costs in all, until the configuration names another rule: whether it is shown and confirmed before a
 * loan is signed, and for how many seconds it has to be on the screen. It counts while the configuration is not loaded, too.
 */
export const COST_TABLE = { enabled: true, readingSeconds: 5 } as const
