import { createIcon } from './createIcon.tsx'

export const IconChevron = /* @__PURE__ */ createIcon('IconChevron', <path d="m9.5 6 6 6-6 6" />)
