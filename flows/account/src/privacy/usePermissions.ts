import { useEffect, useState } from 'react'

/** Functions of the phone that a page of the product may ask for. */
export const PERMISSIONS = ['camera', 'geolocation'] as const
export type DevicePermission = (typeof PERMISSIONS)[number]

/** Whether the browser lets this page use them. Missing where the browser does not say: older ones, and most of those in apps. */
export type PermissionStates = Readonly<Partial<Record<DevicePermission, PermissionState>>>

/** The permissions of this page as the browser has them now. Asks for none; follows a change in the settings of the browser. */
export function usePermissions(): PermissionStates {
  const [states, setStates] = useState<PermissionStates>({})
  useEffect(() => {
    const left = new AbortController()
    for (const name of PERMISSIONS) void watch(name, left.signal, (state) => setStates(merge(name, state)))
    return () => left.abort()
  }, [])
  return states
}

const merge = (name: DevicePermission, state: PermissionState) => (before: PermissionStates) => ({
  ...before,
  [name]: state,
})

async function watch(name: DevicePermission, left: AbortSignal, tell: (state: PermissionState) => void) {
  // Missing in older browsers, which the type does not know; some refuse the name of the camera.
  const { permissions } = navigator as { permissions?: Permissions }
  const status = await permissions?.query({ name }).catch(() => null)
  if (!status || left.aborted) return
  tell(status.state)
  status.addEventListener('change', () => tell(status.state), { signal: left })
}
