import {
  IconBank,
  IconBell,
  IconCar,
  IconCard,
  IconContract,
  IconHeart,
  IconHouse,
  IconPerson,
  IconReceipt,
  IconScan,
  IconShield,
  IconStudy,
} from '@koo/kit/Icon'
import type { ReactNode } from 'react'
import { RECORDING } from '../../blocks/precheck/codes.ts'

/** Icons of the authorisations, by their numbers. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  126: <IconStudy />,
  127: <IconBank />,
  128: <IconCar />,
  129: <IconContract />,
  130: <IconReceipt />,
  [RECORDING]: <IconScan />,
  132: <IconBell />,
  133: <IconHeart />,
  134: <IconCard />,
  135: <IconPerson />,
  136: <IconHouse />,
  137: <IconCar />,
}

/** The icon of an authorisation; one that says nothing of its kind for a number that is not known here. */
export const kindIcon = (code: string | null | undefined): ReactNode =>
  Object.hasOwn(ICONS, code ?? '') ? ICONS[code ?? ''] : <IconShield />
