import { camel, flowPackage, type Files } from './flowPackage.ts'

const definition = (name: string, title: string) => `import { defineFlow } from '@koo/flow'
import { partnerChannel } from '@koo/steps/partner'

/** ${title}. */
export const ${camel(name)} = defineFlow(partnerChannel('${name}'))
`

const personas = (name: string) => `import { partnerWays } from '@koo/steps/partner/ways'

/** Customers of the partner, and their ways through the flow. */
export const personas = partnerWays('${name}', ['idauth', 'idcarduploading', 'video', 'contactff', 'information'])
`

// A shared page is attacked where it stands, once for all channels.
const derivedTest = (
  name: string,
) => `import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { ${camel(name)} } from './flow.ts'
import { personas } from './personas.ts'

flowContract(${camel(name)})
reloadAtEveryPage(${camel(name)})
backAtEveryPage(${camel(name)})
personasOf(${camel(name)}, personas)
`

/** A flow package of the pages that all partners share. */
export const partnerPackage = (name: string, title: string): Files => ({
  ...flowPackage(name, title),
  'src/flow.ts': definition(name, title),
  'src/personas.ts': personas(name),
  'src/flow.test.tsx': derivedTest(name),
})

/** What the sandbox knows of the partner: `phones` gives it customers of its own. */
export const partnerFile = (
  name: string,
  { title, shown, phones }: { title: string; shown: string; phones: number },
) => `import { STEPS, definePartner } from './types.ts'

/** ${title}: an order is paid in instalments once the limit is granted. */
export const ${camel(name)} = definePartner({
  code: '${name}',
  name: '${shown}',
  phones: ${phones},
  before: [STEPS.idAuth, STEPS.idCardAuth, STEPS.face, STEPS.extraContacts, STEPS.information],
  order: { goodsName: '商品', amountCents: 100_000, prefix: '${name.slice(0, 2).toUpperCase()}' },
})
`
