import { createIcon } from './createIcon.tsx'

export const IconService = /* @__PURE__ */ createIcon(
  'IconService',
  <path d="M4 13.5V12a8 8 0 0 1 16 0v1.5M4 13.5h1.5a2 2 0 0 1 2 2v1a2 2 0 0 1-2 2A1.5 1.5 0 0 1 4 17ZM20 13.5h-1.5a2 2 0 0 0-2 2v1a2 2 0 0 0 2 2A1.5 1.5 0 0 0 20 17ZM19 18.5c-.5 1.7-2 2.5-5.5 2.5" />,
)
