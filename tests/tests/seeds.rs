//! A seed is written into links and lessons: the input that it makes stays the same for ever.

use boardlab_core::GenParams;
use boardlab_core::fnv::fnv1a;
use boardlab_core::game;
use boardlab_core::rng::SplitMix64;
use wasm_bindgen_test::wasm_bindgen_test;

/// A hash of the inputs of some seeds.
fn digest(inputs: impl Iterator<Item = String>) -> u64 {
    fnv1a(inputs.flat_map(String::into_bytes))
}

/// Plain inputs, the smallest, the largest and most adversarial, and those beyond the statement's limits.
fn made(name: &str) -> u64 {
    let shape = |size, adversarial, relaxed| GenParams { cases: 3, size, adversarial, relaxed };
    let shapes = [GenParams::plain(5), shape(0, 0, false), shape(100, 100, false), shape(70, 60, true)];
    digest(shapes.iter().flat_map(|&shape| (0..60).map(move |seed| game(name).unwrap().generate(seed, shape))))
}

#[wasm_bindgen_test(unsupported = test)]
fn a_seed_makes_the_input_that_it_always_made() {
    let known = [
        ("robots", 0x7588_fa19_ff27_a789),
        ("janken", 0x0c8e_17fd_a603_ba72),
        ("pursuit", 0xac52_d5ac_dc80_023e),
        ("solitaire", 0x5800_e68d_6a3a_e6cb),
        ("knights", 0x00cf_b919_6685_462a),
    ];
    for (name, digest) in known {
        assert_eq!(made(name), digest, "{name}: {:#018x}", made(name));
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_text_is_the_seed_that_it_always_was() {
    assert_eq!(SplitMix64::of_text("class 7b, Monday"), 5_339_633_883_814_108_397);
    let same = [
        ("Class 7b,  Monday ", "class 7B monday"),
        ("7-b: “Monday”…", "7 B. monday!"),
        ("Mary’s class № 7", "marys CLASS 7"),
        ("«Ёлка», 7Б — понедельник", "елка 7б понедельник"),
        ("АЯ", "ая"),
        ("...", ""),
        ("七年级　２班，星期一！", "七年级2班 星期一"),
        ("【７Ｂ】「월요일」", "7b 월요일"),
        ("＃！？：；（）［］～", ""),
    ];
    for (one, other) in same {
        assert_eq!(SplitMix64::of_text(one), SplitMix64::of_text(other), "{one}");
    }
    for (one, other) in [("class 7b", "class 7c"), ("7b 1", "7b 2"), ("七", "八"), ("월", "화"), ("", "a"), ("aa", "")]
    {
        assert_ne!(SplitMix64::of_text(one), SplitMix64::of_text(other), "{one}");
    }
}
