import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LeadRecommend } from './index.ts'

const texts = { heading: '可以试试合作机构', text: '由合作机构审核和放款。', actionText: '到合作机构申请' }

describeConformance('LeadRecommend', {
  render: (props) => (
    <LeadRecommend
      {...texts}
      institutions={[{ id: '1', name: '安心消费金融' }]}
      onAction={() => {}}
      {...props}
    />
  ),
})

it('names the institutions and leads to them by its button', { tags: ['result.12'] }, async () => {
  const onAction = vi.fn()
  const view = await render(
    <LeadRecommend
      {...texts}
      institutions={[
        { id: '1', name: '安心消费金融' },
        { id: '2', name: '华东小额贷款' },
      ]}
      onAction={onAction}
    />,
  )
  expect(
    view
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['安安心消费金融', '华华东小额贷款'])
  await view.getByRole('button', { name: '到合作机构申请' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})
