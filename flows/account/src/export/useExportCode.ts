import { userCheckPersonalInfoExport } from '@koo/api-client/calls'
import type { Permission } from '@koo/api-client/types'
import { useSmsCode } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useState } from 'react'

/**
 * The code that confirms an export. The call that has it sent says whether an export is allowed now, so it is made at a tap only.
 * `mobile`: the number of the account, masked; the reply does not name it.
 */
export function useExportCode(mobile: string) {
  const gateway = useGateway()
  const [refusal, setRefusal] = useState<Permission | null>(null)
  const sms = useSmsCode({
    scene: 'export',
    subject: 'export',
    async send() {
      const permission = await userCheckPersonalInfoExport(gateway, {})
      if (permission.allowed) return { mobileMasked: mobile }
      setRefusal(permission)
      return null
    },
  })
  return { sms, refusal }
}
