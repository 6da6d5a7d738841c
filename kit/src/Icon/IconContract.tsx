import { createIcon } from './createIcon.tsx'

export const IconContract = /* @__PURE__ */ createIcon(
  'IconContract',
  <path d="M13.5 3.25H7.5a2 2 0 0 0-2 2v13.5a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10.5ZM13.5 3.25v5h5M9 11.5h3M8.75 17c1.2-2.6 2-2.6 2 0 1.3-1.6 1.7-.2 4.5-.2" />,
)
