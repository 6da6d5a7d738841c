import { detail } from './kinds/detail.ts'
import { form } from './kinds/form.ts'
import type { Kind, Naming } from './kinds/kind.ts'
import { list } from './kinds/list.ts'
import { result } from './kinds/result.ts'
import { waiting } from './kinds/waiting.ts'
import { camel, pascal, type Files } from './flowPackage.ts'

export const kinds: Readonly<Record<string, Kind>> = { form, list, detail, result, waiting }

/** Files of a new page, with the exits and packages that the flow gets. */
export interface PageTemplate {
  readonly files: Files
  /** Exits that the flow has to map. */
  readonly exits: readonly string[]
  /** Packages that the page, its story and its test import. */
  readonly dependencies: readonly string[]
  /** The page makes no call when it is opened: the derived tests need to know. */
  readonly isSilent: boolean
}

/** A page of a kind, with story and test. Its calls and texts are examples that work: they are changed, not filled in. */
export function pageTemplate(flow: string, name: string, kindName: string, title: string): PageTemplate {
  const kind = kinds[kindName]
  if (!kind) throw new Error(`--kind: one of ${Object.keys(kinds).join(', ')}, please`)
  const naming: Naming = { step: camel(name), component: pascal(name), title }
  const { component } = naming
  const page = kind.page(naming)
  if (new RegExp(`^import .*\\b${component}\\b`, 'm').test(page.replace(/^import type .*$/gm, '')))
    throw new Error(`'${name}': ${component} is a part that the page uses; another name, please`)
  const files: Record<string, string> = {
    'step.ts': stepFile(naming, kind),
    'copy.ts': kind.copy(naming),
    [`${component}.tsx`]: page,
    [`${component}.stories.tsx`]: story(flow, naming, kind),
    [`${component}.test.tsx`]: kind.test(naming),
    ...kind.more?.(naming),
  }
  return { files, exits: kind.exits, dependencies: kind.dependencies, isSilent: kind.isSilent ?? false }
}

function stepFile({ step, component, title }: Naming, { exits, about }: Kind): string {
  if (exits.length === 0)
    return `import { defineStep } from '@koo/flow'

/** ${about} */
export const ${step} = defineStep({ title: '${title}' }).page(() => import('./${component}.tsx'))
`
  return `import { defineStep, type StepPageProps } from '@koo/flow'

/** ${about} */
const step = defineStep({ title: '${title}', exits: { ${exits.map((exit) => `${exit}: null`).join(', ')} } })

export const ${step} = step.page(() => import('./${component}.tsx'))

export type Props = StepPageProps<typeof step>
`
}

function story(flow: string, { component, title }: Naming, { exits, stories }: Kind): string {
  const args = exits.length > 0 ? '\n  args: { search: {}, exit: () => Promise.resolve() },' : ''
  return `import { withSandbox, type SandboxParameters } from '@koo/page/stage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ${component}Page from './${component}.tsx'

const meta = {
  title: 'Pages/${pascal(flow)}/${component}',
  component: ${component}Page,
  decorators: [withSandbox],${args}
} satisfies Meta<typeof ${component}Page>

export default meta
type Story = StoryObj<typeof meta>

const story = (sandbox: SandboxParameters): Story => ({
  parameters: { sandbox: { title: '${title}', ...sandbox } },
})

${stories}`
}
