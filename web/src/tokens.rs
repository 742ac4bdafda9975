//! A view as a flat list of tokens, on its way from the core's types to JavaScript.
//!
//! Each of the core's types brings its own copy of the serializer that it is given. This one is a call a field and
//! cannot fail; serde-wasm-bindgen's is large, and is so needed for one type alone, whatever the number of games.

use std::cell::Cell;
use std::fmt;

use serde::ser::{Error, Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeTuple, Serializer};
use wasm_bindgen::prelude::*;

/// A view as a plain JavaScript object.
pub(crate) fn object<T: Serialize + ?Sized>(view: &T) -> Result<JsValue, JsError> {
    Ok(Tokens::of(view).serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

/// What views are made of. An object is followed by its keys, each before its value.
enum Token {
    Null,
    Bool(bool),
    Number(f64),
    Name(&'static str),
    Text(String),
    List(usize),
    Object(usize),
}

/// A view in tokens.
pub struct Tokens(Vec<Token>);

impl Tokens {
    /// The tokens of a view.
    pub fn of<T: Serialize + ?Sized>(view: &T) -> Self {
        let mut tokens = Tokens(Vec::new());
        match view.serialize(&mut tokens) {
            Ok(()) => tokens,
            Err(never) => match never {},
        }
    }

    #[inline(never)]
    fn push(&mut self, token: Token) -> Result<(), Never> {
        self.0.push(token);
        Ok(())
    }

    #[inline(never)]
    fn name(&mut self, name: &'static str) -> Result<(), Never> {
        self.push(Token::Name(name))
    }

    #[inline(never)]
    fn number(&mut self, number: f64) -> Result<(), Never> {
        self.push(Token::Number(number))
    }

    #[inline(never)]
    fn whole(&mut self, number: u32) -> Result<(), Never> {
        self.number(number.into())
    }

    #[inline(never)]
    fn text(&mut self, text: &str) -> Result<(), Never> {
        self.push(Token::Text(text.into()))
    }

    #[inline(never)]
    fn bool(&mut self, value: bool) -> Result<(), Never> {
        self.push(Token::Bool(value))
    }

    #[inline(never)]
    fn null(&mut self) -> Result<(), Never> {
        self.push(Token::Null)
    }

    #[inline(never)]
    fn list(&mut self, items: usize) -> Result<(), Never> {
        self.push(Token::List(items))
    }

    #[inline(never)]
    fn object(&mut self, fields: usize) -> Result<(), Never> {
        self.push(Token::Object(fields))
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Reader { tokens: &self.0, at: Cell::new(0) }.serialize(to)
    }
}

/// Serialises the value that begins at a token, and moves past it.
struct Reader<'a> {
    tokens: &'a [Token],
    at: Cell<usize>,
}

impl Reader<'_> {
    fn next(&self) -> &Token {
        let at = self.at.get();
        self.at.set(at + 1);
        &self.tokens[at]
    }

    fn key(&self) -> &'static str {
        match self.next() {
            Token::Name(name) => name,
            _ => "",
        }
    }
}

impl Serialize for Reader<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match *self.next() {
            Token::Null => to.serialize_none(),
            Token::Bool(value) => to.serialize_bool(value),
            Token::Number(value) => to.serialize_f64(value),
            Token::Name(name) => to.serialize_unit_variant("", 0, name),
            Token::Text(ref text) => to.serialize_str(text),
            Token::List(items) => {
                let mut list = to.serialize_seq(Some(items))?;
                (0..items).try_for_each(|_| list.serialize_element(self))?;
                list.end()
            }
            Token::Object(fields) => {
                let mut object = to.serialize_struct("", fields)?;
                (0..fields).try_for_each(|_| object.serialize_field(self.key(), self))?;
                object.end()
            }
        }
    }
}

/// There is no such error: every view has its tokens.
#[derive(Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Self {
        foreign()
    }
}

fn foreign() -> ! {
    panic!("views hold no value of this kind")
}

impl SerializeSeq for &mut Tokens {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Never> {
        item.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

impl SerializeTuple for &mut Tokens {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Never> {
        item.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

impl SerializeStruct for &mut Tokens {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Never> {
        self.name(key)?;
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

/// Methods that push one token.
macro_rules! push {
    ($($name:ident($($value:ident: $type:ty),*) $push:ident($token:expr);)*) => {$(
        fn $name(self, $($value: $type),*) -> Result<(), Never> {
            self.$push($token)
        }
    )*};
}

/// Methods that no view calls.
macro_rules! foreign {
    ($($name:ident($($type:ty),*) -> $ok:ty;)*) => {$(
        fn $name(self, $(_: $type),*) -> Result<$ok, Never> {
            foreign()
        }
    )*};
}

impl Serializer for &mut Tokens {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = Impossible<(), Never>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Never>;

    push! {
        serialize_bool(value: bool) bool(value);
        serialize_i8(value: i8) number(value.into());
        serialize_i16(value: i16) number(value.into());
        serialize_i32(value: i32) number(value.into());
        serialize_i64(value: i64) number(value as f64);
        serialize_u8(value: u8) whole(value.into());
        serialize_u16(value: u16) whole(value.into());
        serialize_u32(value: u32) whole(value);
        serialize_f32(value: f32) number(value.into());
        serialize_f64(value: f64) number(value);
        serialize_str(text: &str) text(text);
        serialize_unit_variant(_name: &'static str, _index: u32, variant: &'static str) name(variant);
    }

    foreign! {
        serialize_u64(u64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.null()
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.null()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.null()
    }

    fn serialize_seq(self, items: Option<usize>) -> Result<Self, Never> {
        self.list(items.unwrap_or_else(|| foreign()))?;
        Ok(self)
    }

    fn serialize_tuple(self, items: usize) -> Result<Self, Never> {
        self.list(items)?;
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, fields: usize) -> Result<Self, Never> {
        self.object(fields)?;
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Never> {
        foreign()
    }
}
