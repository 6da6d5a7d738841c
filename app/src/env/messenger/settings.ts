/** Settings of a build that only messengers need, beside those in `config/settings.ts`, which every page loads. */
const env = import.meta.env

/**
 * Addresses of the messengers' authorisation pages. `{return}` is replaced by the address to come back to, and `{state}` by the
 * state. WeChat checks the order of the parameters, so the whole address is given. Without one customers sign in by code.
 */
export const authorisation = {
  wechat: env.VITE_OAUTH_WECHAT ?? '',
  wecom: env.VITE_OAUTH_WECOM ?? '',
} as const
