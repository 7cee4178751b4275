/** Passwords and stems from the published lists of leaked passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd password1 password12 password123 password1234 password12345 password123456 password1!
passwordpassword p@ssw0rd p@ssword p@ssw0rd123 p@ssword1234 pa$$word mypassword mypassword1 mypassword123
newpassword newpassword1 newpassword123 changeme changeme1 changeme123 changeme1234 letmein letmein1
letmein123 letmein1234 letmeinplease welcome welcome1 welcome12 welcome123 welcome1234 welcome12345 welcome2024
welcome2025 welcome2026 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop
qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiopas qwertyuiopasdf qwerty123456789 asdfghjkl asdfghjkl1
asdfghjkl123 asdfghjkl1234 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvbnmasdfg 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y qazwsxedc qazwsxedcrfv q1w2e3r4t5y6 zaq12wsx zaq1zaq1 zaq12wsxcde3 iloveyou
iloveyou1 iloveyou12 iloveyou123 iloveyou1234 iloveyousomuch iloveyouforever ilovemyfamily ilovejesus1
monkey monkey123 dragon dragon123 dragonball123 sunshine sunshine1 sunshine123 sunshine1234 princess
princess1 princess123 princess1234 football football1 football123 football1234 baseball baseball1
baseball123 baseball1234 basketball basketball1 basketball12 basketball123 superman superman1 superman123
superman1234 batman batman123 batman123456 trustno1 trustno1trustno1 master master123 masterpassword
shadow shadow123 michael michael1 michael123 michelle1234 jennifer jennifer1 jennifer1234 jordan23
charlie123 charlie12345 starwars starwars123 starwars1234 pokemon pokemon123 pokemon12345 computer
computer123 computer1234 internet internet123 internet1234 administrator administrator1 adminadminadmin
admin123 admin1234 admin12345 admin123456 administrator123 root123456 rootrootroot guest1234 testtesttest
test1234 test12345 test123456 testing12345 testpassword abc123 abc12345 abcd1234 abcdefg123 abc123abc123
abc123456789 abcd12345678 a1b2c3d4 a1b2c3d4e5f6 aa123456 aa12345678 aa123456789 1234qwer 1234qwerasdf
1234qwerasdfzxcv 123qwe 123qweasd 123qweasdzxc 123123123 123123123123 1234512345 123456123456 12341234
123412341234 112233445566 121212121212 123321123321 987654321987 123abc123abc 123456abcdef 123456qwerty
12345qwerty12345 qwer1234qwer qwer1234asdf q1w2e3r4 google1234 googlegoogle facebook facebook1 facebook123
facebook1234 linkedin1234 whatever whatever1 whatever1234 freedom1 freedom12345 liverpool liverpool1
liverpool123 liverpool1234 manchester1 manchester12 manchesterunited chelsea12345 arsenal12345 barcelona123
yankees12345 cowboys12345 steelers1234 lakers123456 hello12345 hellohello12 helloworld helloworld1
helloworld12 helloworld123 goodmorning1 summer2024 summer2025 summer2026 summer123456 winter2024 winter2025
winter2026 winter123456 spring2026 autumn2026 monday123456 january12345 december1234 savings12345
savingsaccount savingsaccount1 mysavings123 banking12345 bankaccount1 bankpassword money1234567 moneymoney12
moneymoneymoney secret123456 secretsecret topsecret123 supersecret1 correcthorsebatterystaple`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
