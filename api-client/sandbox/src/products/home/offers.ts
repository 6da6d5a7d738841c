import type { Wire, WireRequest } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { textLength } from '../../engine/textLength.ts'
import type { Customer } from '../../engine/customer.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import { beijingTime, DAY_MS } from '../../engine/calendar.ts'
import { GOODS, isGoods, type GoodsCode } from './goods.ts'
import { homeOf } from './fresh.ts'
import { pictureUrl } from '../../http/pictures.ts'
import { SAMPLES } from './sampleAddresses.ts'
import { homeSeedOf } from './seed.ts'
import type { Address, KeptAddress, OfferOrder, OfferState } from './state.ts'

const MOST_ORDERS = 20
const MOST_ADDRESSES = 10
const LONGEST_REGION = 40

/** Days until an order without an address is closed, and from the address to dispatch and to arrival. */
const DAYS = { forAddress: 7, toShip: 1, toArrive: 4 } as const

type AddressInput = WireRequest<'activity/saveOrderAddress'>['address']

const STATUS_TEXTS = {
  waitAddress: '待填写收货地址',
  preparing: '备货中',
  shipped: '已发货',
  delivered: '已签收',
  closed: '已关闭，超过7天未填写收货地址',
} as const

/** Orders of prizes, newest first, with their status at `now`; pictures lie below `baseUrl`. */
export function offerOrders(customer: Customer, baseUrl: string): Wire<'activity/queryOfferOrders'> {
  return offersOf(customer).orders.map((order) => {
    const status = statusOf(order, customer.now)
    const { name, yuan } = GOODS[order.goods]
    return {
      orderNum: order.orderNum,
      title: name,
      pictureUrl: pictureUrl(baseUrl, order.goods),
      amount: yuan,
      status,
      statusText: STATUS_TEXTS[status],
      time: beijingTime(order.at),
    }
  })
}

/** Creates an order for a prize. */
export function addOfferOrder(customer: Customer, goods: GoodsCode): void {
  const order = {
    orderNum: newId(customer.world, 'J'),
    goods,
    at: customer.now,
    addressAt: null,
    addressId: null,
  }
  unshiftCapped(offersOf(customer).orders, order, MOST_ORDERS)
}

/** Addresses of a customer, the default one first. */
export function addressesOf(customer: Customer): KeptAddress[] {
  return [...offersOf(customer).addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

/**
 * Saves an address, as a new one or in place of the one it names, and assigns it to the given order, or to every order
 * without an address.
 */
export function saveOrderAddress(
  customer: Customer,
  input: AddressInput,
  orderNum: string | undefined,
): void {
  checkAddress(input)
  const state = offersOf(customer)
  const waiting = state.orders.filter((order) => statusOf(order, customer.now) === 'waitAddress')
  const orders = orderNum === undefined ? waiting : waiting.filter((order) => order.orderNum === orderNum)
  if (orderNum !== undefined && orders.length === 0) {
    throw new Refusal(RESULTS.articleNotFound, '该订单不存在或已无法填写收货地址')
  }
  const addressId = keepAddress(customer, input)
  for (const order of orders) Object.assign(order, { addressAt: customer.now, addressId })
}

/** Saves an address, as a new one or in place of the one it names. Returns its number. */
export function keepAddress(customer: Customer, input: AddressInput): string {
  checkAddress(input)
  const state = offersOf(customer)
  const known = state.addresses.find((each) => each.addressId === input.addressId)
  if (input.addressId && !known) throw new Refusal(RESULTS.articleNotFound, '该收货地址不存在，请刷新后重试')
  if (!known && state.addresses.length >= MOST_ADDRESSES) {
    throw new Refusal(RESULTS.badRequest, `最多保存${MOST_ADDRESSES}个收货地址`)
  }
  const addressId = known?.addressId ?? newId(customer.world, 'D')
  const isDefault = Boolean(input.isDefault) || state.addresses.every((each) => each === known)
  const kept = { ...partsOf(input), addressId, isDefault }
  if (isDefault) for (const each of state.addresses) each.isDefault = false
  if (known) state.addresses.splice(state.addresses.indexOf(known), 1, kept)
  else state.addresses.unshift(kept)
  return addressId
}

/** The stored fields of an address; regions come from a list and are never long. */
function partsOf({ contactName, contactPhone, province, city, area, street, detail }: AddressInput): Address {
  const short = (text: string | null | undefined): string | null => text?.slice(0, LONGEST_REGION) ?? null
  return {
    contactName,
    contactPhone,
    province: short(province),
    city: short(city),
    area: short(area),
    street: short(street),
    detail: detail ?? null,
  }
}

function checkAddress({ contactName, contactPhone, province, city, detail }: AddressInput): void {
  const fault = !/^\S.{0,18}\S$/.test(contactName)
    ? '收货人姓名应为2至20个字'
    : !/^1\d{10}$/.test(contactPhone)
      ? '收货人手机号填写有误，请检查后重试'
      : !province || !city
        ? '请选择所在地区'
        : !detail || textLength(detail.trim()) < 4 || textLength(detail) > 100
          ? '请填写详细地址，4至100个字'
          : null
  if (fault !== null) throw new Refusal(RESULTS.badRequest, fault)
}

function statusOf(order: OfferOrder, now: number): keyof typeof STATUS_TEXTS {
  if (order.addressAt === null) {
    return now < order.at + DAYS.forAddress * DAY_MS ? 'waitAddress' : 'closed'
  }
  if (now < order.addressAt + DAYS.toShip * DAY_MS) return 'preparing'
  return now < order.addressAt + DAYS.toArrive * DAY_MS ? 'shipped' : 'delivered'
}

/** The state, created from the persona at first use. */
function offersOf({ world, user, persona }: Customer): OfferState {
  const home = homeOf(user)
  if (home.offers !== null) return home.offers
  const { offerOrders: orders, addresses } = homeSeedOf(persona)
  home.offers = {
    orders: orders.flatMap(({ goods, daysAgo, hasAddress }, k) => {
      if (!isGoods(goods)) return []
      const at = world.since - daysAgo * DAY_MS
      return { orderNum: `JS${k}`, goods, at, addressAt: hasAddress ? at : null, addressId: null }
    }),
    addresses: SAMPLES.slice(0, addresses).map((sample, k) => ({
      ...sample,
      addressId: `DS${k}`,
      isDefault: k === 0,
    })),
  }
  return home.offers
}
