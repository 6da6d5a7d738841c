import { pick, ratio } from './harness.ts'
import { type Peer, type PlainLoan, others, own } from './peers.ts'
import { accuracyOf, goldenLoans } from './wrongCents.ts'

const ROUNDS = 100

const rates = ['0.24', '0.1825', '0.359', '0.0885', '0.146']
const loans: readonly PlainLoan[] = Array.from({ length: 97 }, (_, i) => ({
  amount: String(1000 + i * 731),
  periods: 12,
  yearRate: pick(rates, i),
  isEqualPrincipal: false,
}))

const schedule =
  (peer: Peer) =>
  (i: number): number =>
    peer.split(pick(loans, i))?.length ?? 0

/** Prints one line per library: its time relative to ours, and how far off its figures are. */
export function comparePeers(): void {
  const line = (...cells: readonly string[]): void => {
    process.stdout.write(
      `${cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(17))).join('')}\n`,
    )
  }
  process.stdout.write(
    `\nSide by side: 12 periods for the time, ${goldenLoans.length} golden schedules for the cents\n`,
  )
  line('', 'schedule', 'and its rate', 'wrong schedules', 'wrong figures', 'cents off', 'sum is not loan')
  for (const peer of [own, ...others]) {
    const accuracy = accuracyOf(peer)
    line(
      peer.name,
      peer === own ? '1.00x' : `${ratio(schedule(peer), schedule(own), ROUNDS).toFixed(2)}x`,
      peer === own ? '1.00x' : rateRatio(peer),
      `${accuracy.wrongSchedules} of ${accuracy.schedules}`,
      `${accuracy.wrongFigures} of ${accuracy.figures}`,
      String(accuracy.centsOff),
      String(accuracy.notRepaid),
    )
  }
}

function rateRatio({ rate }: Peer): string {
  const ours = own.rate
  if (rate === undefined || ours === undefined) return 'has none'
  return `${ratio(
    (i) => rate(pick(loans, i)),
    (i) => ours(pick(loans, i)),
    ROUNDS,
  ).toFixed(2)}x`
}
