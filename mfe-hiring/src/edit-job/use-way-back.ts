import { useLocation, useNavigate } from '@goodword/shared-ui/kernel'

/** Leads back to where one came from, or to the dashboard where the page was opened by its address. */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate('/hiring-dashboard') : navigate(-1))
}
