import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { ListRow } from '../ListRow/index.ts'
import { Page } from '../Page/index.ts'
import { Surface } from '../Surface/index.ts'
import { safe } from '../theme/base.ts'
import { StatusBar } from './index.ts'

const meta = {
  title: 'Primitives/StatusBar',
  component: StatusBar,
  parameters: { edge: true },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ [safe.hostTop]: parameters['inset'] as string } as CSSProperties}>
        <Page header={<Story />}>
          <Surface pad="list">
            <ListRow label="借款用途" value="日常消费" />
          </Surface>
        </Page>
      </div>
    ),
  ],
} satisfies Meta<typeof StatusBar>

export default meta

type Story = StoryObj<typeof meta>

export const UnderTheBar: Story = { parameters: { inset: '26px' } }
export const BelowTheBar: Story = { parameters: { inset: '0px' } }
