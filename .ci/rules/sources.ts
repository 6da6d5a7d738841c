import { Visitor, type Expression, type VisitorObject } from 'oxc-parser'
import { packageOf, type Package, type Source } from './workspace.ts'

/** Where a node begins. */
interface Place {
  start: number
}

/** Rules for the content of source files, in addition to imports. Each returns one sentence per fault. */

/** Leaving a page: the router has only one blocker at a time; a second one silently replaces the first. */
export function blockerFaults(packages: readonly Package[]): string[] {
  const uses = eachImport(
    packages,
    ({ from, names }) => /^react-router(-dom)?$/.test(from) && names.some(isBlocker),
    "imports a second useBlocker: the router runs one only, and flows/core has it. Say with useUnsaved() of @koo/flow that there is something to lose, and let the step's `leave` decide.",
  )
  const theOne = uses.find((use) => use.startsWith('flows/core/'))
  return uses.filter((use) => use !== theOne)
}

const isBlocker = (name: string) =>
  ['useBlocker', 'unstable_useBlocker', 'unstable_usePrompt', 'usePrompt'].includes(name)

/** zod: the full library costs 20 kB more than the small one, and an object of all its parts cannot be tree-shaken. */
export function zodFaults(packages: readonly Package[]): string[] {
  return eachImport(
    packages,
    ({ from, names, isType }) =>
      packageOf(from) === 'zod' && !isType && !(from === 'zod/mini' && names.join() === '*'),
    "imports zod in a way that ships more of it than is used. Write `import * as z from 'zod/mini'`.",
  )
}

const CHINESE = /\p{Script=Han}/u

/** Texts of the kit: a part with fixed Chinese text cannot be used in another language. */
export function kitTextFaults(packages: readonly Package[]): string[] {
  return eachSource(packages, isKit, (source, found) => {
    // The table of radicals maps characters to characters; nobody reads it.
    if (/\/locale\/|\/(?:strings|radicals)\.ts$/.test(source.file)) return {}
    const check = (node: Place, text: string) => {
      if (CHINESE.test(text))
        found(
          node,
          `has the fixed text "${text.trim()}". Put it in strings.ts beside the part (and its English in kit/src/locale), or take it as a prop.`,
        )
    }
    return {
      Literal: (node) => check(node, typeof node.value === 'string' ? node.value : ''),
      JSXText: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  })
}

/** Money: only pricing may make `Cents`, because only pricing knows how a number was calculated. */
export function centsFaults(packages: readonly Package[]): string[] {
  return eachSource(packages, isOutsidePricing, (source, found) => {
    /** What this file calls that which it has from pricing. */
    const fromPricing = new Set<string>()
    const isCents = (type: string) =>
      /^(readonly )?(\w+\.)?Cents\b/.test(type) ||
      // The same type, read from a function that takes or gives it.
      [...type.matchAll(/\b(?:Parameters|ReturnType)<\s*typeof (\w+)/g)].some(([, name = '']) =>
        fromPricing.has(name),
      )
    const check = (node: Place & { typeAnnotation: Place & { end: number } }) => {
      if (isCents(source.text.slice(node.typeAnnotation.start, node.typeAnnotation.end)))
        found(
          node,
          'says `as Cents`: outside pricing take money from its functions. Yuan: toCents; whole cents kept as a number: asCents; sums: sumCents, totalDue; differences: charge, subtractCents.',
        )
    }
    return {
      ImportDeclaration: ({ source: { value }, specifiers }) => {
        if (packageOf(value) === '@koo/pricing')
          for (const { local } of specifiers) fromPricing.add(local.name)
      },
      TSAsExpression: check,
      TSTypeAssertion: check,
    }
  })
}

/**
 * Constants of client files: a server component that imports one gets a reference to the module in the browser, not the value, so
 * that `kinds.map` is no function there.
 */
export function clientValueFaults(packages: readonly Package[]): string[] {
  return eachSource(
    packages,
    () => true,
    (source, found) => {
      if (!/^['"]use client['"]/.test(source.text)) return {}
      const valueOf = (init: Expression | null): Expression | null =>
        init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression'
          ? valueOf(init.expression)
          : init
      return {
        ExportNamedDeclaration: ({ declaration }) => {
          for (const { id, init } of declaration?.type === 'VariableDeclaration'
            ? declaration.declarations
            : [])
            if (
              id.type === 'Identifier' &&
              /^(Array|Object)Expression$|Literal$/.test(valueOf(init)?.type ?? '')
            )
              found(
                id,
                `exports the value ${id.name} from a client file, which a server component cannot read. Put it into a file without 'use client', such as variants.ts beside the part.`,
              )
        },
      }
    },
  )
}

const isOutsidePricing = ({ folder }: Package) => folder !== 'pricing'

const isKit = ({ folder }: Package) => folder === 'kit'

/** Checks every import of every package. `what` is the fault and the remedy for the imports that `isChosen` selects. */
function eachImport(
  packages: readonly Package[],
  isChosen: (imported: Source['imports'][number]) => boolean,
  what: string,
): string[] {
  return packages
    .flatMap(({ files }) => files)
    .flatMap((source) => source.imports.filter(isChosen).map(({ start }) => `${source.at(start)} ${what}`))
}

/** Visits the sources of the selected packages. `found` takes a node and the text of the fault with its remedy. */
function eachSource(
  packages: readonly Package[],
  isChosen: (each: Package) => boolean,
  visitorOf: (source: Source, found: (node: Place, what: string) => void) => VisitorObject,
): string[] {
  const faults: string[] = []
  for (const source of packages.filter(isChosen).flatMap(({ files }) => files)) {
    const found = (node: Place, what: string) => faults.push(`${source.at(node.start)} ${what}`)
    new Visitor(visitorOf(source, found)).visit(source.program)
  }
  return faults
}
