import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './index.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: '立即借款' },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { kind: 'secondary', children: '查看合同' } }
export const Text: Story = { args: { kind: 'text', size: 'medium', children: '全部借出' } }
export const Danger: Story = { args: { kind: 'danger', children: '注销账户' } }
export const Block: Story = { args: { block: true } }
export const Loading: Story = { args: { block: true, loading: true, children: '提交中' } }
export const Disabled: Story = { args: { block: true, disabled: true, children: '下一步' } }
export const LongLabel: Story = {
  args: { block: true, children: '同意并授权，以15.30%的年利率（单利）借款1,000,000.00元' },
}
/** The handler resolves after two seconds; until then more taps do nothing. */
export const WaitsForItsPromise: Story = {
  args: { block: true, onClick: () => new Promise((resolve) => setTimeout(resolve, 2000)) },
  tags: ['no-picture'],
}
export const AllKinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['primary', 'secondary', 'danger', 'text'] as const).map((kind) => (
        <div key={kind} style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button kind={kind}>确认</Button>
          <Button kind={kind} size="medium">
            确认
          </Button>
          <Button kind={kind} size="small">
            确认
          </Button>
          <Button kind={kind} size="medium" disabled>
            确认
          </Button>
          <Button kind={kind} size="medium" loading>
            确认
          </Button>
        </div>
      ))}
    </div>
  ),
}
