import { createIcon } from './createIcon.tsx'

export const IconChevronDown = /* @__PURE__ */ createIcon('IconChevronDown', <path d="m6 9.5 6 6 6-6" />)
