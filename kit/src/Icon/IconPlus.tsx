import { createIcon } from './createIcon.tsx'

export const IconPlus = /* @__PURE__ */ createIcon('IconPlus', <path d="M12 5v14M5 12h14" />)
