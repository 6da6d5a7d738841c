import { createIcon } from './createIcon.tsx'

export const IconPerson = /* @__PURE__ */ createIcon(
  'IconPerson',
  <path d="M12 3.5a4.25 4.25 0 0 1 0 8.5 4.25 4.25 0 0 1 0-8.5ZM4 20.5c.6-3.8 3.6-5.5 8-5.5s7.4 1.7 8 5.5" />,
)
