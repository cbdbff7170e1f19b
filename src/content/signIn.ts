/** The words of the sign-in screen (R4). */
export const SIGN_IN = {
  title: 'Welcome Back',
  intro: 'Sign in to go on with your application.',
  demoHint: (email: string) => `This is a demonstration. Sign in as ${email} with any password.`,
  form: 'Sign in',
  email: 'Email',
  emailMissing: 'Enter your email address.',
  emailMalformed: 'Enter an email address such as name@example.com.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password',
  forgotPasswordReason: 'Not available in this demonstration: any password works.',
  submit: 'Sign in',
  busy: 'Signing in...',
  notAMember: 'Not a member?',
  applyNow: 'Apply Now',
} as const;
