import type { Figures, LoanView, UserView, WorldView } from '@koo/sandbox'
import { copy } from '../copy.ts'
import { momentText, yuan } from '../format.ts'

/** A line of the tree: a value, children, or both. */
export interface TreeNode {
  /** Path from the root; it stays the same when the ledger is loaded again. */
  id: string
  label: string
  value?: string
  children?: readonly TreeNode[]
}

const labels = copy.world

/** Epoch milliseconds of this century; smaller numbers are amounts, counts and codes. */
const isMoment = (value: number) => value > 946_684_800_000 && value < 4_102_444_800_000

function textOf(key: string, value: unknown): string {
  if (typeof value === 'number') {
    if (key === 'cents' || key.endsWith('Cents')) return yuan(value)
    return isMoment(value) ? momentText(value) : String(value)
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '—')
}

/** Turns any JSON into a tree: money in yuan, moments as dates, everything else unchanged. */
export function plainTree(key: string, value: unknown, parent: string, label = key): TreeNode {
  const id = `${parent}/${key}`
  if (typeof value !== 'object' || value === null) return { id, label, value: textOf(key, value) }
  const list = Array.isArray(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return { id, label, value: labels.empty }
  return {
    id,
    label,
    value: list ? labels.items(entries.length) : '',
    children: entries.map(([name, each]) => plainTree(name, each, id, list ? titleOf(each, name) : name)),
  }
}

/** The best short text for an item of a list. */
function titleOf(item: unknown, index: string): string {
  const number = `#${Number(index) + 1}`
  if (typeof item !== 'object' || item === null) return number
  const named = ['title', 'name', 'couponName', 'reason', 'loanId', 'id'].find((key) => key in item)
  const title: unknown =
    named === undefined ? undefined : Object.entries(item).find(([key]) => key === named)?.[1]
  return typeof title === 'string' && title !== '' ? `${number} ${title}` : number
}

function node(id: string, label: string, value: string, children: readonly TreeNode[]): TreeNode {
  return children.length === 0 ? { id, label, value: value || labels.empty } : { id, label, value, children }
}

const figureNodes = (id: string, { cents }: Figures): TreeNode[] =>
  Object.entries(cents).map(([name, value]) => ({
    id: `${id}/${name}`,
    label: labels.figures[name] ?? name,
    value: yuan(value),
  }))

/** The node of a loan: its terms, and its schedule by month. */
function loanNode(loan: LoanView, parent: string): TreeNode {
  const { rows, totals, ...terms } = loan
  const id = `${parent}/${loan.loanId}`
  return {
    id,
    label: loan.loanId,
    value: `${labels.loan(yuan(loan.amountCents), loan.loanPeriod)} · ${labels.audits[loan.audit] ?? loan.audit}`,
    children: [
      node(`${id}/rows`, labels.schedule, yuan(totals.cents.realTotal), [
        ...rows.map((row) => {
          const rowId = `${id}/rows/${row.period}`
          return {
            id: rowId,
            label: `${labels.period(row.period)} ${row.dueDay}`,
            value: yuan(row.cents.realTotal),
            children: figureNodes(rowId, row),
          }
        }),
        {
          id: `${id}/rows/totals`,
          label: labels.totals,
          value: '',
          children: figureNodes(`${id}/totals`, totals),
        },
      ]),
      plainTree('terms', terms, id, labels.terms),
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
      labels.items(items.length),
      items.map((item, k) => plainTree(String(k), item, `${id}/${key}`, titleOf(item, String(k)))),
    )
  return {
    id,
    label: user.mobile,
    value: `${user.persona} · ${yuan(usableCents)}`,
    children: [
      node(`${id}/limit`, labels.limit, yuan(usableCents), [
        { id: `${id}/limit/usable`, label: labels.usable, value: yuan(usableCents) },
        { id: `${id}/limit/total`, label: labels.total, value: yuan(totalLimitCents) },
        list('changes', labels.changes, limitChanges),
      ]),
      node(
        `${id}/loans`,
        labels.loans,
        labels.items(own.length),
        own.map((loan) => loanNode(loan, `${id}/loans`)),
      ),
      node(`${id}/coupons`, labels.coupons, labels.items(grants.length + usedCouponIds.length), [
        list('granted', labels.granted, grants),
        list('used', labels.used, usedCouponIds),
      ]),
      list('cards', labels.cards, cards),
      plainTree('slices', slices, id, labels.files),
      plainTree('rest', rest, id, labels.rest),
    ],
  }
}

/** The ledger for people: customers with limits, loans, coupons, cards and files; then the rest of the world. */
export function ledgerTree(world: WorldView): TreeNode[] {
  const { users, loans, ...rest } = world
  return [...users.map((user) => userNode(user, loans)), plainTree('world', rest, '', labels.rest)]
}

/** Filters a tree: only lines that contain `text`, and the lines around them. */
export interface FoundTree {
  nodes: readonly TreeNode[]
  /** Lines that must be expanded to show every search result. */
  open: ReadonlySet<string>
  count: number
}

export function findInTree(nodes: readonly TreeNode[], text: string): FoundTree {
  const searched = text.trim().toLowerCase()
  const open = new Set<string>()
  let count = 0
  const keep = (each: TreeNode): TreeNode | null => {
    const hit = `${each.label}\n${each.value ?? ''}`.toLowerCase().includes(searched)
    if (hit) count += 1
    const kept = each.children?.map(keep).filter((child) => child !== null) ?? []
    if (kept.length > 0) open.add(each.id)
    if (kept.length > 0 && !hit) return { ...each, children: kept }
    return hit ? each : null
  }
  const found = nodes.map(keep).filter((each) => each !== null)
  return { nodes: found, open, count }
}
