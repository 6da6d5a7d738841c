import { createIcon } from './createIcon.tsx'

export const IconBack = /* @__PURE__ */ createIcon('IconBack', <path d="M15 4.5 7.5 12l7.5 7.5" />)
