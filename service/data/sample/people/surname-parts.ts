/**
 * The many surnames that few people have, as beginnings and endings: every pair of a group is a name. Some pairs are well known, most
 * are rare, a few may not exist.
 */
export const surnameParts: readonly { starts: string; ends: string }[] = [
  {
    starts: `Ald Ash Bar Beck Bent Birch Black Blake Brad Bram Brent Brock Brook Burn Cal Carl Chat Clay Cole Crom Dal Den Dun East Eg
El Farn Fen Gar Glen Gold Graf Grim Hal Ham Har Has Hather Hazel Hol Horn Hun Ken Kirk Lang Led Lin Long Mar Mel Mil Nor Oak Pem Pen
Pres Rad Red Rock Roth Rush Sand Sel Shel Stan Stock Strat Sud Sut Tal Thorn Til Tren Wal War Wel West Whit Wil Win Wood`,
    ends: `bury by croft field ford gate ham hurst land ley low man mere more ridge shaw stead stone ton wall ward well wick wood worth`,
  },
  {
    starts: `Acker Alt Baum Berg Bieber Birken Blumen Brand Braun Brein Brink Buch Busch Damm Dorn Eber Eich Eisen Engel Erl Fahr Feld
Fisch Frei Fried Gold Grau Gross Gruen Hart Hasel Heid Herz Hirsch Hoch Holtz Kalt Kirch Klein Koenig Korn Kraut Lang Leh Licht Linden
Loewen Mehl Neu Nuss Ober Oster Reich Rein Ritter Rosen Roth Sand Schaf Schoen Schwarz Silber Sommer Spiel Stahl Stein Stern Strass
Thal Vogel Wald Wasser Weiden Wein Weiss Wester Winter Zimmer`,
    ends: `auer bach bauer baum beck berg berger brecht burg dorf feld gart hardt hauer haus heim heimer hoff hofer holz horn mann meier
meyer reich rich richter schmidt stein wald`,
  },
  {
    starts: `Aker Alm Back Berg Bjork Blom Borg Bran Dahl Ek Eng Fall Fors Fri Gran Grav Hag Hall Hed Hell Holm Hult Kall Kron Lag Lind
Ljung Lund Malm Mo Nor Ny Oster Ros Ryd Sand Sjo Skog Soder Stal Sten Stor Strand Strom Sund Sved Thor Vall Vest Vik Wall Wester Wik`,
    ends: `berg blad borg by dahl gaard gren hall holm land lind lund man mark quist rud sen son stad strand strom vik`,
  },
  {
    starts: `Mc`,
    ends: `Adam Adoo Alister Allen Ardle Arthur Atee Bride Burney Cabe Cafferty Caleb Call Cann Carron Carthy Caskill Cauley Clain Clary
Clellan Clendon Clintock Closkey Cloud Clung Clure Coll Comb Conkey Connell Cord Cormick Coy Cracken Crary Crea Cready Crory Cue Culley
Curdy Curry Cutcheon Dade Daniel Dermott Dole Donagh Donald Donnell Dougal Dowell Duff Elhaney Elroy Elwain Entire Evoy Fadden Fall
Farland Farlane Gann Garry Gee Gehee Gill Ginley Ginnis Givern Glone Goldrick Govern Gowan Grath Graw Gregor Grew Grory Guffey Guigan
Guinness Guire Hale Hugh Ilroy Ilvain Inerney Innes Intyre Iver Kay Kean Kee Keever Kelvey Kenna Kenzie Keown Kinley Kinney Kinnon
Kissick Knight Lain Lane Laren Laughlin Laurin Lean Lellan Lendon Leod Mahan Mahon Manus Master Menamin Millan Millen Minn Morris
Mullen Murray Murtry Nab Nair Nally Namara Namee Naughton Neal Neely Neil Nulty Nutt Phail Phee Pherson Quade Quaid Queen Quiston Rae
Reynolds Roberts Shane Sorley Sweeney Taggart Tavish Teer Tigue Vay Veigh Vey Vicker Whirter Whorter Williams`,
  },
  {
    starts: `O'`,
    ends: `Boyle Brien Callaghan Connor Dell Donoghue Dowd Driscoll Dwyer Farrell Flaherty Gorman Grady Halloran Hanlon Hara Hare Keefe
Kelly Leary Loughlin Mahony Malley Meara Neil Reilly Rourke Shaughnessy Shea Sullivan Toole`,
  },
  {
    starts: `Adam Baran Biel Bor Buczk Chmiel Czar Dabr Gaj Glow Gor Grab Jab Jan Jarosz Jas Jawor Kal Kamin Karp Kasprz Klim Koch Komor
Kos Kow Kozl Kraj Kras Krol Krzyz Kuch Kul Kwiat Lew Lip Lis Maj Mal Mark Matusz Mazur Mich Mil Mor Niew Olsz Orl Ostr Pawl Piotr Piw
Pod Rad Rog Rut Sad Sikor Skib Sob Sok Stan Star Stef Swiat Szym Tom Top Urb Walcz Wasil Wiech Wier Wilk Wis Witk Wojc Wron Wys Zaj
Zal Zaw Zel Ziel`,
    ends: `ak czak czyk ek ewicz icki ik inski kowski owicz owski uk`,
  },
  {
    starts: `Alb Ales Am Ang Ard Bald Bar Bart Batt Bell Ben Bern Bert Bocc Bruc Cal Camp Cap Card Carl Cas Cast Cer Chiar Col Cor Cost Don
Fab Fal Fer Fil Flor Fort Frac Fus Gal Gar Gent Giov Giul Grass Lam Leon Lor Luc Magg Mal Manc Mar Mart Mass Mazz Mel Mon Mor Nap Nic
Pal Pas Ped Pell Perr Pet Pic Ran Ric Riz Ross Rus Sab Sal Sant Sav Scal Ser Silv Spad Spin Tag Tar Tom Tor Tur Val Ven Vit Zan`,
    ends: `aldi ano ante ardi ari aro ato ella elli ello enti etti etta ini ino iello isi ola oli one oni otti ucci ullo uzzo`,
  },
  {
    starts: `Beau Bel Bour Brous Cham Char Cler Cour Dau Des Du For Gau Gran Gui La Lan Lar Mar Mont Mor Per Rob Rous Sau Theri Val Ver`,
    ends: `bert champ court din dreau fort geron lier lon mont nay net neau quet rand reau ret sard seau val vert vier ville`,
  },
  {
    starts: ``,
    ends: `Abrego Abreu Acuna Aguayo Alaniz Alcala Alcaraz Almanza Almeida Almonte Alonzo Altamirano Amador Amaya Anaya Angulo Aponte
Apodaca Aragon Aranda Araujo Arce Archuleta Arevalo Arguello Arias Armendariz Arreola Arriaga Arteaga Arzola Badillo Baez Balderas
Banuelos Barraza Barrientos Batista Becerra Betancourt Briones Briseno Burgos Bustos Caban Camarillo Canales Candelaria Caraballo
Carbajal Cardona Carmona Carreon Casarez Casas Castellanos Ceballos Cedeno Cepeda Chairez Cintron Collado Concepcion Cotto Covarrubias
Crespo Delacruz Delgadillo Echeverria Elizondo Escalante Escamilla Estevez Fajardo Feliciano Fonseca Frias Gaitan Galarza Gamboa
Gamez Garay Gaytan Godinez Godoy Granado Griego Grijalva Guajardo Guardado Henriquez Hidalgo Hinojosa Holguin Iglesias Irizarry Jaquez
Jurado Laboy Lebron Ledesma Leiva Lemus Lerma Leyva Limon Lira Llamas Lomeli Longoria Loera Lozada Luevano Lujan Mancilla Mares
Marroquin Matias Matos Mayorga Melgar Mena Menchaca Merino Mireles Mojica Monarrez Monroy Montalvo Montano Montanez Montenegro Montero
Montiel Moya Munguia Muniz Muro Najera Naranjo Navarrete Negrete Negron Nevarez Nieto Nieves Novoa Ocampo Ocasio Olivares Olivas Olmos
Ontiveros Orellana Ornelas Orona Osorio Osuna Otero Oviedo Padron Palma Palomo Pantoja Partida Paz Pedraza Pelayo Perales Perea Perdomo
Pineda Pizarro Plascencia Pulido Quezada Quinones Quiroga Quiroz Rangel Rascon Razo Regalado Renteria Resendez Rincon Robledo Rocha
Rolon Roman Romo Roque Rubalcava Saavedra Saenz Salcedo Salcido Saldana Saldivar Samaniego Santacruz Santillan Santoyo Sarabia Saucedo
Sauceda Segovia Segura Sepulveda Serna Sifuentes Silvestre Solano Solorio Solorzano Soria Soriano Sotelo Tafoya Tamayo Tejada Tejeda
Tello Tenorio Teran Terrazas Tijerina Tirado Toledo Tovar Trinidad Ulloa Urbina Urena Uribe Urias Vaca Valadez Valdivia Valle Vallejo
Valles Valverde Varela Velarde Velasco Venegas Vera Verdugo Vergara Vidal Viera Vigil Villanueva Villareal Villasenor Yanez Ybarra
Zambrano Zamudio Zapata Zaragoza Zarate Zepeda Zuniga Villagomez Villafranca Villarreal Montemayor Casanova Delatorre Delafuente
Delgado-Cruz Garza-Luna Perez-Soto Rivera-Colon Lopez-Reyes Ramos-Diaz`,
  },
  {
    starts: ``,
    ends: `Abdi Abdullah Abebe Adeleke Adeniyi Agarwal Agbayani Aguon Ahmad Akbar Akhtar Amadi Amin Ansari Appiah Arakaki Arora Asante Attah
Azizi Bahl Bajwa Balogun Banerjee Bangura Bao Basu Bekele Bello Bhakta Bhatia Boateng Bose Cao Chadha Chaudhry Chaudhary Chau
Chea Chhabra Chiang Chiu Chou Chowdhury Chu Cisse Conteh Dai Das Demissie Deng Dhaliwal Dhillon Diallo Dinh Dizon Dutta Eze Fan Fang
Farooq Feng Fofana Fong Fukuda Fung Gao Gebre Ghosh Girma Gill-Singh Goyal Grewal Gu Guo Hamid Haque Hashimoto Hassan Hirai Hoang Hong
Hossain Hou Hsieh Hsu Huang Hui Hussain Hwang Idris Igwe Inouye Iqbal Ishikawa Jain Jiang Jin Johal Kalra Kamara Kanda Kapadia Karimi Kassem Kato
Keita Khalil Khatri Kobayashi Koroma Kuang Kulkarni Lakhani Lam Leong Li Liang Liao Lieu Ling Lo Luu Ma Mahmood Mai Malik Mao
Masuda Matsumoto Mehra Menon Mishra Mistry Mohamed Mohammed Mukherjee Murakami Murata Mustafa Naik Nakagawa Narayan Nasser Nguyen-Tran Noor
Obi Ochieng Odhiambo Ogawa Okada Okeke Okoro Omondi Onyango Osei Osman Otieno Owusu Oyelaran Pak Pandey Parekh Park-Lee Patil Pei
Pillai Prasad Qian Qureshi Rahman Raman Ramirez-Lee Ranganathan Rashid Rezai Saeed Saito Sandhu Sesay Sethi Shah Shaikh Shen Sheikh Shi Shimizu
Shrestha Sidhu Siddiqui Sinha Soe Song Srinivasan Su Subramanian Sultan Swaminathan Tadesse Takahashi Takeda Tam Tamura Tan Tao Teng Tesfaye Thao
Thapa Thind Ting Toure Trinh Tsai Tse Tu Ueda Ung Vaidya Varghese Varma Verma Vuong Wang Warsame Wei Wen Weng Woo Wu Xie Xiong-Vue
Yamada Yan Yao Ye Yee Yeh Yeung Yi Yip Yoo Yoshida Yousef Yuan Yun Zaman Zeng Zhang Zheng Zhong Zhu`,
  },
]
