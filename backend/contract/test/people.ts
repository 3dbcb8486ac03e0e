import type { User } from '../src/users.ts'

/** Somebody of each role, as `GET /api/auth/user` answers them. */
export const MARA: User = {
  id: 'u1',
  role: 'hiring_manager',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lind',
  isOperator: false,
}
export const RITA: User = { ...MARA, role: 'referrer', email: 'rita@example.com', firstName: 'Rita', lastName: 'Falk' }
export const SAM: User = { ...MARA, role: null, email: 'sam@example.com', firstName: 'Sam', lastName: 'Hill' }
