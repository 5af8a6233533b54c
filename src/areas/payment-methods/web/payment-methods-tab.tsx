import { CreditCard, Landmark } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import { CreditCards } from './credit-cards.tsx'
import { MethodSearch } from './method-search.tsx'
import { MethodsSection } from './methods-section.tsx'
import { usePaymentSettings } from './use-payment-settings.ts'

/** PROFILE-4: bank accounts and cards for the user's bill-tos, in the profile. */
export function PaymentMethodsTab() {
  const { keyword, data, error, refetch } = usePaymentSettings()
  const noMatch = keyword ? `Nothing matches “${keyword}”` : undefined
  const isLong = keyword !== '' || (data?.totalBankAccounts ?? 0) + (data?.totalCreditCards ?? 0) > 10
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Banner tone="warning">
        Everyone who may pay for a bill-to can use the bank accounts and cards listed for it. Add only those you are
        authorized to use, and check their bill-tos.
      </Banner>
      {isLong && <MethodSearch keyword={keyword} />}
      {error && !data ? (
        <ErrorState failure={error} what="Your payment methods" onRetry={() => void refetch()} />
      ) : (
        <>
          <MethodsSection
            title="Bank Accounts"
            methods={data?.bankAccounts}
            total={data?.totalBankAccounts ?? 0}
            empty={
              <EmptyState title={noMatch ?? 'No bank accounts'} picture={<Landmark size={28} aria-hidden="true" />}>
                {!noMatch && 'Add one to pay invoices from it.'}
              </EmptyState>
            }
          >
            {(accounts) => <BankAccounts accounts={accounts} />}
          </MethodsSection>
          {(data?.isCreditCardPaymentEnabled || (data?.creditCards.length ?? 0) > 0) && (
            <MethodsSection
              title="Credit Cards"
              methods={data?.creditCards}
              total={data?.totalCreditCards ?? 0}
              empty={
                <EmptyState title={noMatch ?? 'No credit cards'} picture={<CreditCard size={28} aria-hidden="true" />}>
                  {!noMatch && 'Add one to pay invoices with it.'}
                </EmptyState>
              }
            >
              {(cards) => <CreditCards cards={cards} />}
            </MethodsSection>
          )}
        </>
      )}
    </div>
  )
}
