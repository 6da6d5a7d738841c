import { userGetIcpRecordQuery } from '@koo/api-client/calls'
import { useSettings } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'
import { joinQueries, useCall } from '@koo/page/query'
import { useConfigured } from '@koo/steps/configured'
import { recordPage } from '@koo/steps/record'
import { companyOf } from './company.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

const COMPANY = { keys: ['company' as const] }

function useAbout() {
  const company = useConfigured(
    COMPANY,
    (config) => companyOf(config['company']),
    ({ name }) => name !== '',
  )
  const icp = useCall(userGetIcpRecordQuery, {})
  const query = joinQueries({ company, icp })
  // Nothing to read is no page of facts.
  return { ...query, data: query.data?.company.name === '' ? null : query.data }
}

/** The entry in the register, which leads to it, and the terms of the product. */
function Links({ record, url }: { record: string; url: string }) {
  const open = useOpenUrl()
  const { terms } = useSettings()
  return (
    <>
      <Surface pad="list">
        <ListRow
          label={copy.icp}
          value={record}
          {...(url !== '' && { onClick: () => void open(url), 'data-event': 'about_icp' })}
        />
      </Surface>
      <Surface pad="list" heading={copy.groups.terms}>
        {(['service', 'privacy'] as const).map((name) => (
          <ListRow
            key={name}
            label={copy.terms[name]}
            data-event={name === 'service' ? 'about_terms' : 'about_privacy'}
            onClick={() => void open(terms[name])}
          />
        ))}
      </Surface>
    </>
  )
}

/** The company, its licences and its entry in the public register. */
export default recordPage({
  useThing: useAbout,
  sections: ({ company: { name, address, licences } }) => [
    {
      heading: copy.groups.company,
      facts: [
        { label: copy.name, value: name },
        { label: copy.address, value: address },
      ],
    },
    { heading: copy.groups.licences, facts: licences },
  ],
  body: ({ icp }) => <Links record={icp.recordNumber} url={icp.url ?? ''} />,
  gone: ({ exit }: Props) => ({
    ...copy.gone,
    actions: (
      <Button block data-event="about_service" onClick={() => exit('service')}>
        {copy.service}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})
