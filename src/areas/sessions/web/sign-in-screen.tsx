/** AUTH-1: signing in. */
export function SignInScreen() {
  return <main />
}
