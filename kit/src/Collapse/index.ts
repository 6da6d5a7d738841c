export { Collapse } from './Collapse.tsx'
export type { CollapseProps } from './Collapse.tsx'
export { CollapsePanel } from './CollapsePanel.tsx'
export type { CollapsePanelProps } from './CollapsePanel.tsx'
