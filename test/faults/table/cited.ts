/** The faults that tests elsewhere prove, wholly or in part: each with the words of a title or a property in its file. */
export const CITED = `
F-01 the page is loaded again in every state of the chart
  test/model/properties/reloads.ts: a reload lands on the same screen and loses nothing saved
F-02 a timed screen is loaded again
  test/journey/timedScreen.test.ts: goes on from where it stood and leaves after 7 seconds in all (R6.3, R11.1, R15.1)
  test/journey/timedScreen.test.ts: leaves at once when its time ran out meanwhile (R6.3, R11.1, R15.1)
  test/journey/timedScreen.test.ts: is held still when it was held (R6.4, R15.1)
  test/journey/savedJourney.test.ts: have gone on by that time: the timed screen and the days (R13.1, R15.1)
F-03 the browser goes back in every state of the chart
  test/model/properties/history.ts: Back to every screen that was open before is safe: nothing typed is lost, nothing signed or unsigned
  test/model/properties/properties.ts: nothing leaves the contract while it is being signed but the end of the session
  test/journey/timedScreen.test.ts: nothing leaves by itself once %s (R6.3, R11.1, R1.7)
F-05 the creator goes back while the offers are being prepared
  test/app/addressBridge.test.tsx: stays where Back led while the left timer would have fired (R6.3)
F-06 a screen has moved on by itself, and the creator goes back
  test/app/addressBridge.test.tsx: replaces a timed screen when its time is over, so that Back never lands on it (R1.7, R6.3)
  test/app/addressBridge.test.tsx: an entry that may no longer be opened is replaced (R1.3, R1.7)
F-07 the creator goes back while the contract is being signed and afterwards
  test/app/addressBridge.test.tsx: undoes Back and loses no history entry (R1.7)
  test/app/addressBridge.test.tsx: follows Back again when the contract is signed (R1.7)
  test/screens/contractReview.test.tsx: is saved from the dialog and later from the screen, where it cannot be signed again and is shown with its own terms (R12.1, R12.8, R18.3)
F-08 each of the 13 addresses and an unknown one is asked for directly
  test/journey/access.test.ts: %s is for %s, is part of step %j and leads back to %j, never to a screen that throws you forward
F-11 somebody writes into the state of the history
  test/app/addressBridge.test.tsx: a tampered history state is ignored (R1.7)
F-13 signing out in one tab while another shows a filled form
  test/model/properties/properties.ts: nothing of a creator is left once the session has ended
F-14 signing in in one tab while another waits at the sign-in page
  test/journey/signIn.test.ts: in another tab leads on to the choice of platform (R2.1)
F-16 two tabs choose differently
  test/services/persistence/tabs.test.ts: what an open tab saved is neither taken over nor removed (R15.2)
F-24 a key of the session is of the wrong type
  test/domain/session.test.ts: that reads %j is not connected, or not signed in and a guest (R2.3)
  test/domain/session.test.ts: is a guest when the user reads %j (R2.3)
F-25 the keys of the session are tampered with
  test/domain/session.test.ts: is a guest with %s alone (R2.3)
  test/domain/session.test.ts: keeps nothing of a user but the two fields
F-30 a browser in the background lets each timer come only seldom
  test/journey/timedScreen.test.ts: lets timers come due once a second
  test/journey/timedScreen.test.ts: the screen leaves after 7000 ms and not before when the browser %s
F-31 the computer sleeps for three hours on a timed screen
  test/journey/timedScreen.test.ts: slept all the while
  test/journey/timedScreen.test.ts: is still there after 6999 ms, at 100 percent, and leaves after 7000 without a message
  test/services/contract/watchTimeContract.ts: reads the clock and counts no ticks: one that is set back stands still and goes on from there (R6.1)
F-32 the computer sleeps while the days to the payment are counted
  test/journey/countdown.test.ts: catch up in one step after a long sleep, until the payment is due today (R13.1)
  test/services/contract/watchTimeContract.ts: counts the rest of a day that has begun, and catches up at once after a sleep (R13.1)
  test/services/contract/watchTimeContract.ts: reports each of the 14 days and then rests (R13.1)
F-33 the clock of the computer is set by hours or years
  test/services/contract/watchTimeContract.ts: reads the clock and counts no ticks: one that is set back stands still and goes on from there (R6.1)
  test/journey/countdown.test.ts: never go back in time (R13.1)
  test/journey/countdown.test.ts: never go below 0 (R13.1)
  test/journey/savedJourney.test.ts: never go back, even when the clock was set back meanwhile (R13.1, R15.1)
F-34 the page is read in another time zone, when clocks change, on leap days and at the ends of years
  test/services/watchDay.test.ts: reports each day at its midnight where the creator is, once (R9.6, R13.1)
  test/services/watchDay.test.ts: reports at once when the page is seen again, and within a minute when the computer slept beside it (R9.6, R13.1)
F-35 a renewal is offered three months from a day that the month then does not have
  test/domain/repayment.test.ts: asked for on %s is offered from %s: three months on, or on the last day of a shorter month (R13.5)
F-43 the browser holds an old page after a deploy
  test/architecture/serving.test.ts: answers %s with the page that has the screen in it, asked anew each time (R1.1)
  test/architecture/serving.test.ts: lets the browser keep hashed files for ever
F-49 a document never comes
  test/journey/documentViewer.test.ts: fails after 15 seconds and not a millisecond before
  test/journey/documentViewer.test.ts: loads again when asked to, with a deadline of its own
F-51 a document is far too long and heavy
  test/components/pdf.test.tsx: are all there, drawn near the view and reserved elsewhere, and say which is in view (R10.1, R12.1)
F-53 the browser cannot walk through a stream, as Safari up to 26
  test/components/pdfLayout.test.ts: is read by for await once it has been mended, and let go of at the end (R10.1)
F-56 the contract cannot be shown
  test/screens/contract.test.tsx: that cannot be shown has its whole text in the same place, with another try and no way back to the PDF (R12.7)
  test/screens/contract.test.tsx: counts as read at the end of its text, not before, and only where the text is seen (R12.2, R12.7)
F-57 a file is not what its name says
  test/domain/documents.test.ts: that is %s has its problems as IRS form, document and ID (R9.4, R9.5, R9.6, R10.4, R20.5)
  test/domain/fileContent.test.ts: that is %s is told from its first bytes (R10.4, R20.5)
F-67 a button is pressed twice
  test/screens/credentials.test.tsx: hands the password over once, leaves it nowhere and cannot be sent again while it is busy (R4.2, R5.2)
F-70 hostile text is composed
  test/domain/ein.test.ts: refuses %j and leaves it as typed (R9.2)
  test/domain/percentages.test.ts: %j has the problem %s and is no part of a sum (R9.4, R20.4)
F-71 a password manager fills in the fields
  test/screens/credentials.test.tsx: asks for an email address and a password, and says to a password manager what they are (R4.1, R5.2)
F-73 the owners have more than the whole, or the same twice
  test/domain/business.test.ts: percentages %j have an excess at the last owner with one: %j (R9.4, R20.4)
  test/screens/entityDetailsOwners.test.tsx: are said calmly to have more than the whole (R9.4)
F-75 the visitor asks for reduced motion
  test/e2e/accessibility.spec.ts: nothing is against WCAG, small, faint, covered, cut off or moving, in light and dark, from 1280 to 320 px
  test/screens/landingMotion.test.tsx: stand still under reduced motion, with nothing to pause (R3.3)
  test/components/Confetti.test.tsx: is not even made under reduced motion (R12.5)
F-77 there is no clipboard, or it is kept shut
  test/review/stories/playStories.test.tsx: shows its link, selected, when the browser refuses to copy it
F-80 the browser brings back a page that it had set aside
  test/services/storage.test.ts: looks again when the page comes back from the cache, and never after it stopped (R2.4)
F-83 an address that asks to be led elsewhere
  test/faults/history/addresses.spec.ts: what is no address of the product shows the page for unknown ones and stays in the address bar, with a way home (R1.2)
F-84 another page shows the contract in a frame
  test/build/headers.test.ts: let a page load its own files and nothing else, inline nothing, and be framed by nobody
F-85 the page elsewhere that a link opens
  test/screens/signIrsForm.test.tsx: the official page opens in a new tab (R10.1, R10.3)
F-87 the product is silent on the network
  test/e2e/walk.spec.ts: a creator walks from the landing page to repayment by mouse on a phone, and only the product is asked
F-89 messages from other pages and scripts
  test/review/live/redaction.test.ts: never holds anything that a creator typed
F-91 the number of a document is drawn by chance
  test/services/simulatedBackEnd.test.ts: A document is numbered by chance, and says when: %i makes %i (R12.1)
`;
