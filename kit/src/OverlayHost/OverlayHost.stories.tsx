import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { confirm, OverlayHost, toast } from './index.ts'

const meta = { title: 'Primitives/OverlayHost', component: OverlayHost } satisfies Meta<typeof OverlayHost>

export default meta

type Story = StoryObj<typeof meta>

/** Buttons that show each kind of toast and a question. */
export const TryIt: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button kind="secondary" size="medium" lock={0} onClick={() => toast('请先填写借款金额')}>
        提示
      </Button>
      <Button
        kind="secondary"
        size="medium"
        lock={0}
        onClick={() => toast('已开启自动还款', { kind: 'success' })}
      >
        成功
      </Button>
      <Button kind="secondary" size="medium" lock={0} onClick={() => toast('提交失败', { kind: 'fail' })}>
        失败
      </Button>
      <Button
        kind="secondary"
        size="medium"
        onClick={async () => {
          const left = await confirm({ title: '确定离开吗？', body: '已填写的内容会为您保留24小时。' })
          toast(left ? '已离开' : '继续填写')
        }}
      >
        提问
      </Button>
      <OverlayHost />
    </div>
  ),
}

/** The toast as it lies over a page. */
export const Toast: Story = {
  tags: ['toast'],
  play: () => toast('请先填写借款金额'),
}

export const ToastOfAFailure: Story = {
  tags: ['toast'],
  play: () => toast('提交失败，请检查网络后重试', { kind: 'fail' }),
}
