import { accountSlice } from './fresh.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { textLength } from '../../engine/textLength.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { areasBelow, streetsOf } from '../areas/areas.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { EDUCATIONS, MARRIAGES, type Choice } from './choices.ts'
import { identityOf, isVerified } from './identity.ts'
import { isDay, type Gender } from './idNumber.ts'
import { accountSeedOf, type HomeAddress, type Profile } from './seed.ts'

/** Length limits of the profile's texts, in characters. */
const LONGEST = {
  nickname: 20,
  email: 80,
  company: 50,
  job: 30,
  addressPart: 40,
  addressDetail: 100,
} as const

const GENDERS: readonly Gender[] = ['男', '女']

/** A profile with the fields that come from the official identity. */
export interface UserData extends Profile {
  gender: string | null
  /** `YYYY-MM-DD`. */
  birthday: string | null
}

/**
 * Fields of the profile to change; a missing field is unchanged. An empty text deletes the value where that is allowed.
 */
export interface UserDataChange {
  nickname?: string | undefined
  email?: string | undefined
  gender?: string | undefined
  birthday?: string | undefined
  education?: string | undefined
  marriage?: string | undefined
  incomeRange?: number | undefined
  company?: string | undefined
  job?: string | undefined
  address?: HomeAddress | undefined
}

/** The profile of a customer. Gender and birthday come from the official identity once it is proved. */
export function userDataOf(customer: Customer): UserData {
  const { persona, user } = customer
  const state = user.slices.account
  const personal = isVerified(customer) ? identityOf(customer) : state?.told
  return {
    ...accountSeedOf(persona).profile,
    ...state?.profile,
    gender: personal?.gender ?? null,
    birthday: personal?.birthday ?? null,
  }
}

/**
 * Changes a profile, completely or not at all.
 *
 * @throws Refusal 400 with a text for the customer, for the first invalid field
 */
export function keepUserData(customer: Customer, change: UserDataChange): void {
  const profile: Partial<Profile> = {}
  if (change.nickname !== undefined) profile.nickname = nicknameOf(change.nickname)
  if (change.email !== undefined) profile.email = emailOf(change.email)
  if (change.education !== undefined) profile.education = chosen(change.education, EDUCATIONS, '学历')
  if (change.marriage !== undefined) profile.marriage = chosen(change.marriage, MARRIAGES, '婚姻状况')
  if (change.incomeRange !== undefined) profile.incomeRange = change.incomeRange
  if (change.company !== undefined) profile.company = plainText(change.company, '单位名称', LONGEST.company)
  if (change.job !== undefined) profile.job = plainText(change.job, '职业', LONGEST.job)
  if (change.address !== undefined) profile.address = addressOf(change.address)
  const personal = personalDataOf(customer, change)
  const state = sliceOf(accountSlice, customer)
  Object.assign(state.profile, profile)
  Object.assign(state.told, personal)
}

function refuse(text: string): never {
  throw new Refusal(RESULTS.badRequest, text)
}

/** A text without line breaks and control characters, trimmed; null when it is empty. */
function plainText(text: string, label: string, longest: number): string | null {
  const trimmed = text.trim()
  if (/\p{Cc}|\p{Cf}/u.test(trimmed)) refuse(`${label}含有不支持的字符，请修改后重试`)
  if (textLength(trimmed) > longest) refuse(`${label}不能超过${longest}个字，请修改后重试`)
  return trimmed === '' ? null : trimmed
}

function nicknameOf(text: string): string {
  return plainText(text, '昵称', LONGEST.nickname) ?? refuse('请填写昵称')
}

function emailOf(text: string): string | null {
  const email = plainText(text, '邮箱', LONGEST.email)
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(email)) refuse('邮箱格式不正确，请检查后重试')
  return email
}

function chosen(text: string, choices: readonly Choice[], label: string): string {
  return choices.find((choice) => choice.key === text)?.key ?? refuse(`请选择正确的${label}`)
}

function personalDataOf(
  customer: Customer,
  { gender, birthday }: UserDataChange,
): { gender?: string; birthday?: string } {
  const known = isVerified(customer) ? identityOf(customer) : null
  if (
    known !== null &&
    ((gender ?? known.gender) !== known.gender || (birthday ?? known.birthday) !== known.birthday)
  ) {
    refuse('您已完成实名认证，性别和出生日期以证件信息为准，不可修改')
  }
  if (gender !== undefined && !GENDERS.some((each) => each === gender)) refuse('请选择正确的性别')
  if (birthday !== undefined && (!isDay(birthday) || birthday > beijingDay(customer.now))) {
    refuse('出生日期不正确，请检查后重试')
  }
  return { ...(gender === undefined ? {} : { gender }), ...(birthday === undefined ? {} : { birthday }) }
}

function addressOf(address: HomeAddress): HomeAddress {
  const part = (name: keyof HomeAddress, label: string, longest: number): string | null =>
    plainText(address[name] ?? '', label, longest)
  const kept = {
    province: part('province', '省份', LONGEST.addressPart),
    city: part('city', '城市', LONGEST.addressPart),
    area: part('area', '区县', LONGEST.addressPart),
    street: part('street', '街道', LONGEST.addressPart),
    detail: part('detail', '详细地址', LONGEST.addressDetail),
  }
  if (!isRegion(kept)) refuse('请重新选择所在地区')
  return kept
}

/** Whether province, city, area and street are a connected path in the region tree. */
function isRegion({ province, city, area, street }: HomeAddress): boolean {
  const names = [province, city, area, street].map((name) => name ?? '')
  const personal = names.findIndex((name) => name === '')
  const path = personal === -1 ? names : names.slice(0, personal)
  if (names.slice(path.length).some((name) => name !== '')) return false
  let below = areasBelow()
  for (const [level, name] of path.entries()) {
    const found = below?.find((region) => region.name === name)
    if (!found) return false
    below = level < 2 ? areasBelow(found.id) : streetsOf(found.id)
  }
  return true
}
