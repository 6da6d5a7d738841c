/**
 * `chosen`: something is saved. `unused`: there are coupons, none is used. `none`: there are no coupons. `rights`:
 * limited-time rights replace them. `busy`: they are being loaded. `failed`: they did not load, as `text` says.
 */
export const couponRowStates = ['chosen', 'unused', 'none', 'rights', 'busy', 'failed'] as const
