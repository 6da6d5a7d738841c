export { FlowLink, HostProvider, useBack, useBackCloses, useHost, useOverlayBack } from './context.tsx'
export {
  back,
  close,
  confirmAbandon,
  defineFlow,
  defineStep,
  destOf,
  hrefOf,
  link,
  page,
  pageIdOf,
  partner,
  pathOf,
  server,
  type Flow,
  type FlowSpec,
} from './define.ts'
export { FlowError } from './problem.ts'
export { CHUNK_LIMIT_MS, toRoutes } from './routes.tsx'
export { metaRouting, statusRouting, STEP_LINK, STEP_PAGE, type PageMeta } from './routing.ts'
export { follow, type PageHandle } from './session.ts'
export { cleanTitle, titleOf } from './title.ts'
export type * from './types.ts'
