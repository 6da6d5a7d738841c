import type { Figures, LoanView, UserView, WorldView } from '@koo/sandbox'
import { copy } from '../copy.ts'
import { momentText, yuan } from '../format.ts'

/** A line of the tree: a value, or what lies below, or both. */
export interface TreeNode {
  /** Path from the root; the same thing keeps it when the ledger is read again. */
  id: string
  label: string
  value?: string
  children?: readonly TreeNode[]
}

const words = copy.world

/** Epoch milliseconds of this century; smaller numbers are amounts, counts and codes. */
const isMoment = (value: number) => value > 946_684_800_000 && value < 4_102_444_800_000

function textOf(key: string, value: unknown): string {
  if (typeof value === 'number') {
    if (key === 'cents' || key.endsWith('Cents')) return yuan(value)
    return isMoment(value) ? momentText(value) : String(value)
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '—')
}

/** Any JSON as a tree: money in yuan, moments as dates, the rest as it is. */
export function plainTree(key: string, value: unknown, parent: string, label = key): TreeNode {
  const id = `${parent}/${key}`
  if (typeof value !== 'object' || value === null) return { id, label, value: textOf(key, value) }
  const list = Array.isArray(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return { id, label, value: words.empty }
  return {
    id,
    label,
    value: list ? words.items(entries.length) : '',
    children: entries.map(([name, each]) => plainTree(name, each, id, list ? titleOf(each, name) : name)),
  }
}

/** What a list's item is best known by. */
function titleOf(item: unknown, index: string): string {
  const number = `#${Number(index) + 1}`
  if (typeof item !== 'object' || item === null) return number
  const named = ['title', 'name', 'couponName', 'reason', 'loanId', 'id'].find((key) => key in item)
  const title: unknown =
    named === undefined ? undefined : Object.entries(item).find(([key]) => key === named)?.[1]
  return typeof title === 'string' && title !== '' ? `${number} ${title}` : number
}

function node(id: string, label: string, value: string, children: readonly TreeNode[]): TreeNode {
  return children.length === 0 ? { id, label, value: value || words.empty } : { id, label, value, children }
}

const figureNodes = (id: string, { cents }: Figures): TreeNode[] =>
  Object.entries(cents).map(([name, value]) => ({
    id: `${id}/${name}`,
    label: words.figures[name] ?? name,
    value: yuan(value),
  }))

/** A loan: its terms, and its schedule month by month. */
function loanNode(loan: LoanView, parent: string): TreeNode {
  const { rows, totals, ...terms } = loan
  const id = `${parent}/${loan.loanId}`
  return {
    id,
    label: loan.loanId,
    value: `${words.loan(yuan(loan.amountCents), loan.loanPeriod)} · ${words.audits[loan.audit] ?? loan.audit}`,
    children: [
      node(`${id}/rows`, words.schedule, yuan(totals.cents.realTotal), [
        ...rows.map((row) => {
          const rowId = `${id}/rows/${row.period}`
          return {
            id: rowId,
            label: `${words.period(row.period)} ${row.dueDay}`,
            value: yuan(row.cents.realTotal),
            children: figureNodes(rowId, row),
          }
        }),
        {
          id: `${id}/rows/totals`,
          label: words.totals,
          value: '',
          children: figureNodes(`${id}/totals`, totals),
        },
      ]),
      plainTree('terms', terms, id, words.terms),
    ],
  }
}

function userNode(user: UserView, loans: readonly LoanView[]): TreeNode {
  const id = `/users/${user.userId}`
  const { grants, limitChanges, slices, cards, usedCouponIds, usableCents, totalLimitCents, ...rest } = user
  const own = loans.filter(({ userId }) => userId === user.userId)
  const list = (key: string, label: string, items: readonly unknown[]) =>
    node(
      `${id}/${key}`,
      label,
      words.items(items.length),
      items.map((item, k) => plainTree(String(k), item, `${id}/${key}`, titleOf(item, String(k)))),
    )
  return {
    id,
    label: user.mobile,
    value: `${user.persona} · ${yuan(usableCents)}`,
    children: [
      node(`${id}/limit`, words.limit, yuan(usableCents), [
        { id: `${id}/limit/usable`, label: words.usable, value: yuan(usableCents) },
        { id: `${id}/limit/total`, label: words.total, value: yuan(totalLimitCents) },
        list('changes', words.changes, limitChanges),
      ]),
      node(
        `${id}/loans`,
        words.loans,
        words.items(own.length),
        own.map((loan) => loanNode(loan, `${id}/loans`)),
      ),
      node(`${id}/coupons`, words.coupons, words.items(grants.length + usedCouponIds.length), [
        list('granted', words.granted, grants),
        list('used', words.used, usedCouponIds),
      ]),
      list('cards', words.cards, cards),
      plainTree('slices', slices, id, words.files),
      plainTree('rest', rest, id, words.rest),
    ],
  }
}

/** The ledger as people look at it: customers with limits, loans, coupons, cards and files; then the rest of the world. */
export function ledgerTree(world: WorldView): TreeNode[] {
  const { users, loans, ...rest } = world
  return [...users.map((user) => userNode(user, loans)), plainTree('world', rest, '', words.rest)]
}

/** What is left of a tree when only lines with `text` and what they belong to are shown. */
export interface FoundTree {
  nodes: readonly TreeNode[]
  /** Lines that have to be unfolded for every find to be seen. */
  open: ReadonlySet<string>
  count: number
}

export function findInTree(nodes: readonly TreeNode[], text: string): FoundTree {
  const wanted = text.trim().toLowerCase()
  const open = new Set<string>()
  let count = 0
  const keep = (each: TreeNode): TreeNode | null => {
    const hit = `${each.label}\n${each.value ?? ''}`.toLowerCase().includes(wanted)
    if (hit) count += 1
    const kept = each.children?.map(keep).filter((child) => child !== null) ?? []
    if (kept.length > 0) open.add(each.id)
    if (kept.length > 0 && !hit) return { ...each, children: kept }
    return hit ? each : null
  }
  const found = nodes.map(keep).filter((each) => each !== null)
  return { nodes: found, open, count }
}
