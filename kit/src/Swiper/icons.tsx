import { createIcon } from '../Icon/createIcon.tsx'

export const IconPause = /* @__PURE__ */ createIcon('IconPause', <path d="M8.5 6v12M15.5 6v12" />)

export const IconPlay = /* @__PURE__ */ createIcon('IconPlay', <path d="M8 5.5 18.5 12 8 18.5Z" />)
