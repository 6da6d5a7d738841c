/** The page on which customers agree to the sign-in of a messenger, in place of that of WeChat: the sandbox's. */
const page = (kind: string) => `/__sandbox/oauth?kind=${kind}&redirect_uri={return}&state={state}`

/** Settings of development and demo builds: what the sandbox serves in place of other companies. */
export const demoSettings: Readonly<Record<string, string>> = {
  VITE_OWN_PATHS: '/__sandbox',
  VITE_OAUTH_WECHAT: page('wechat'),
  VITE_OAUTH_WECOM: page('wecom'),
  VITE_UPLOAD_URL: '/__sandbox/upload',
}
