export { TabPanel, Tabs } from './Tabs.tsx'
export type { TabItem, TabPanelProps, TabsProps } from './Tabs.tsx'
