import { createIcon } from './createIcon.tsx'

export const IconCar = /* @__PURE__ */ createIcon(
  'IconCar',
  <path d="M4 16.5v-3.2a2 2 0 0 1 .5-1.3l1-1.2L7 6.9a2 2 0 0 1 1.9-1.4h6.2A2 2 0 0 1 17 6.9l1.5 3.9 1 1.2a2 2 0 0 1 .5 1.3v3.2ZM5.5 16.5v2.25M18.5 16.5v2.25M5.5 10.8h13M7.5 13.75v.01M16.5 13.75v.01" />,
)
