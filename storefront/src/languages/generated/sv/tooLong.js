
export default {
  "tooLong.title": () => "Adressen är för lång",
  "tooLong.text": () => "Så många val ryms inte i en adress. Börja om från startsidan, och välj färre filter."
}