### Going on with another device, and not losing what one has.

device-title = Continue on another device
device-about = Continue with your phone or another computer, under the same name. This browser stays signed in.
device-show = Show a code
device-scan = Scan this with the other device:
device-type = Or open Postroad there and type this code in the settings:
device-valid = The code works once, and for ten minutes. Anyone who uses it can play for you, so show it to nobody.
device-expired = This code has expired.
device-unreachable = Only this computer can reach this server. To use a phone, start it with --host 0.0.0.0.
device-count = You are signed in in { $count ->
    [one] { $count } browser
   *[other] { $count } browsers
}.
device-only-here = Sign out everywhere else
device-only-here-done = You are now signed in only in this browser.
device-continue = Continue here
device-continue-about = This browser will use the name and the tables of your other device. Both stay signed in.
device-continue-other = You are { $name } in this browser now. Without the recovery code of { $name } you will not get back to that profile.
device-continue-do = Continue on this device
device-continue-none = This link has no code in it. Show a new code on your other device and scan it again.
recovery-remind = Your games belong to this browser. If you clear its data or lose the device, only a recovery code brings them back.
recovery-remind-do = Show me a recovery code
recovery-remind-later = In the settings, you can create a new code at any time.
