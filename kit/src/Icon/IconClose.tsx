import { createIcon } from './createIcon.tsx'

export const IconClose = /* @__PURE__ */ createIcon('IconClose', <path d="m6 6 12 12M18 6 6 18" />)
