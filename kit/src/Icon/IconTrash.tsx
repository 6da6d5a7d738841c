import { createIcon } from './createIcon.tsx'

export const IconTrash = /* @__PURE__ */ createIcon(
  'IconTrash',
  <path d="M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.8 12.15a2 2 0 0 0 2 1.85h6.4a2 2 0 0 0 2-1.85L18 6.5M10 10.5v6M14 10.5v6" />,
)
