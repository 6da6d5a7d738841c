/** A single page with a sandbox of its own, for component tests and stories. Needs no test runner. */
export { boardCustomers, FlowBoard, type FlowBoardProps } from './FlowBoard.tsx'
export { Providers, Stage } from './Stage.tsx'
export { stageHost, type StageHost, type StageHostOptions } from './stageHost.tsx'
export { withSandbox, type SandboxParameters } from './withSandbox.tsx'
