import { createIcon } from './createIcon.tsx'

export const IconCheck = /* @__PURE__ */ createIcon('IconCheck', <path d="m5.5 12.5 4.2 4.2 8.8-9.2" />)
